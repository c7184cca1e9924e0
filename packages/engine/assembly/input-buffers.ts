// Where the inputs of a position are written.

/** Most active sparse inputs of any net. */
export const MOST_SPARSE: i32 = 96;
export const MOST_DENSE: i32 = 64;

/** Indices (u16) of the active sparse inputs. */
export const SPARSE: usize = memory.data(2 * MOST_SPARSE, 16);
/** Values (f32) of all dense inputs. */
export const DENSE: usize = memory.data(4 * MOST_DENSE, 16);
export let sparseCount: i32 = 0;

export function clearInputs(): void {
  sparseCount = 0;
}

/** Makes a sparse input active. */
export function add(index: i32): void {
  store<u16>(SPARSE + 2 * sparseCount, <u16>index);
  sparseCount++;
}

/** Sets a dense input; inference wants the difference of two values to stay below 2. */
export function put(index: i32, value: f32): void {
  store<f32>(
    DENSE + 4 * index,
    value > <f32>0.9999 ? <f32>0.9999 : value < <f32>-0.9999 ? <f32>-0.9999 : value,
  );
}
