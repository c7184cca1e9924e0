/** A span as a clock shows it: 1:42, 12:05, 1:02:03; under ten seconds with a tenth. Days as «2 d 3:00». */
export function clockText(ms: number): string {
  if (!Number.isFinite(ms)) return '';
  const left = Math.max(0, ms);
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (value: number): string => String(value).padStart(2, '0');
  if (hours === 0) return `${minutes}:${two(seconds % 60)}`;
  return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

/** The delay, whole seconds. */
export function delayText(ms: number): string {
  return String(Math.ceil(Math.max(0, ms) / 1_000));
}
