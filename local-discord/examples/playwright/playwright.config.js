import { defineConfig } from '@playwright/test';

const { CHROMIUM } = process.env;

export default defineConfig({
  workers: 1,
  // A browser that is there already, instead of Playwright's own.
  use: { launchOptions: CHROMIUM ? { executablePath: CHROMIUM, args: ['--no-sandbox'] } : {} },
});
