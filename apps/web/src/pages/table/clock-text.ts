const HOUR_MS = 3_600_000;

/** A span as a clock shows it: 1:42, 12:05, 1:02:03; under ten seconds with a tenth. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (value: number): string => String(value).padStart(2, '0');
  if (hours === 0) return `${minutes}:${two(seconds % 60)}`;
  return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

/** A long span: whole days, and hours with minutes: 2 and 3:05. */
export function daysAndHours(ms: number): { readonly days: number; readonly hours: string } {
  const hours = Math.floor(Math.max(0, ms) / HOUR_MS);
  const minutes = Math.floor(ms / 60_000) % 60;
  return { days: Math.floor(hours / 24), hours: `${hours % 24}:${String(minutes).padStart(2, '0')}` };
}

/** The delay, whole seconds. */
export function delayText(ms: number): string {
  return String(Math.ceil(Math.max(0, ms) / 1_000));
}
