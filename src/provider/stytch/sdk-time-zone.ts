/**
 * The visitor's time zone, which the SDK names in each request. The build puts it into the SDK's modules (build/sdk-globals.mjs),
 * which ask `Intl.DateTimeFormat`: Chromium then loads all that it knows of numbers and dates, which takes the main thread
 * 40 ms, before the first request.
 */
export function sdkTimeZone(): string {
  const { Temporal } = globalThis as { Temporal?: { Now?: { timeZoneId?(): string } } };
  return Temporal?.Now?.timeZoneId?.() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
