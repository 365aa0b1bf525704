/** Prints one plain line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Ends a failed preparation with a message that names the way out, without a stack trace. */
export function giveUp(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
