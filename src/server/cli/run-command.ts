/**
 * Runs a command of the command line. An error is one line for the operator and exit code 1.
 * @param usage printed if the one argument is missing
 */
export async function runCommand(usage: string, run: (args: [string]) => Promise<void>): Promise<void> {
  const [argument, ...others] = process.argv.slice(2)
  if (!argument || others.length > 0) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  try {
    await run([argument])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
