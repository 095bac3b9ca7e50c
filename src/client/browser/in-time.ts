/**
 * What `work` resolves to, or `otherwise` once so many milliseconds have passed, for work that may never report an end.
 * An error that `otherwise` throws is rejected with.
 */
export async function inTime<T, Late>(
  work: Promise<T>,
  milliseconds: number,
  otherwise: () => Late,
): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  }).then(otherwise)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
