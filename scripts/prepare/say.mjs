/** One plain line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Ends a preparation that cannot go on, with the way out, and without a stack. */
export function giveUp(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
