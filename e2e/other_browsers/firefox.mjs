// One smoke run in Firefox over WebDriver BiDi: node firefox.mjs URL [PREFERENCES as JSON]. Prints JSON: what was seen,
// and every error.
import puppeteer from "puppeteer-core";

const [url, preferences = "{}"] = process.argv.slice(2);
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: "/usr/bin/firefox-esr",
  headless: true,
  extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB", ...JSON.parse(preferences) },
});
const seen = { errors: [] };
try {
  const page = await browser.newPage();
  page.on("console", (message) => message.type() === "error" && seen.errors.push(message.text()));
  page.on("pageerror", (error) => seen.errors.push(String(error)));
  const wait = (selector) => page.waitForSelector(selector, { timeout: 45_000 });
  const stones = () => page.$$eval("#app .cell circle.groove", (found) => found.length);
  await page.goto(url);
  await wait("html[data-python=ready]");
  seen.before = await stones();
  await (await wait(".cell.enabled")).click();
  await wait("#app [role=grid]");
  // The reply is there when there is one more stone than after our move and it is our turn again.
  for (let tries = 0; tries < 150 && (await stones()) < seen.before + 2; tries++)
    await new Promise((done) => setTimeout(done, 100));
  await wait(".cell.enabled");
  seen.after = await stones();
  seen.workers = await page.$$eval("script[name^=engine]", (found) => found.length);
  seen.text = await page.$eval("#app", (app) => app.innerText);
  await page.reload();
  await wait("html[data-python=ready]");
  await wait(".cell.enabled");
  seen.reloaded = await stones();
} finally {
  console.log(JSON.stringify(seen));
  await browser.close();
}
