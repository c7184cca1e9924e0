import type { SoundName } from '@nardy/session';

/** Knocks and bells made on the spot: nothing is loaded. Pitch in Hz, times in seconds. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly long: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

const knock = (pitch: number, at: number, loud = 0.25): Tone => ({
  pitch,
  at,
  long: 0.06,
  shape: 'triangle',
  loud,
});
const bell = (pitch: number, at: number): Tone => ({ pitch, at, long: 0.28, shape: 'sine', loud: 0.16 });

const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  roll: [knock(320, 0), knock(410, 0.07), knock(280, 0.13), knock(360, 0.2, 0.15)],
  step: [knock(240, 0)],
  hit: [knock(150, 0, 0.4), knock(220, 0.06)],
  'your-turn': [bell(660, 0), bell(880, 0.12)],
  double: [bell(520, 0), bell(520, 0.18)],
  'low-time': [knock(900, 0, 0.2), knock(900, 0.16, 0.2)],
  'game-over': [bell(520, 0), bell(660, 0.14), bell(780, 0.28)],
};

let context: AudioContext | null = null;

/** A sound that could not begin within this is not caught up on. */
const LATE_MS = 300;

/** Plays a sound; before the first touch of the page browsers stay silent. */
export function playSound(name: SoundName): void {
  if (typeof AudioContext === 'undefined' || document.visibilityState === 'hidden') return;
  context ??= new AudioContext();
  const { state } = context;
  if (state === 'running') {
    strike(context, name);
    return;
  }
  const asked = performance.now();
  const waking = context;
  void waking.resume().then(() => {
    if (performance.now() - asked < LATE_MS) strike(waking, name);
  });
}

function strike(context: AudioContext, name: SoundName): void {
  const start = context.currentTime;
  for (const tone of SOUNDS[name]) {
    const oscillator = new OscillatorNode(context, { type: tone.shape, frequency: tone.pitch });
    const gain = new GainNode(context, { gain: tone.loud });
    gain.gain.setValueAtTime(tone.loud, start + tone.at);
    gain.gain.exponentialRampToValueAtTime(0.001, start + tone.at + tone.long);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start + tone.at);
    oscillator.stop(start + tone.at + tone.long);
  }
}
