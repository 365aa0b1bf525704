import { spawn } from 'node:child_process'
import { say } from './say.mjs'

/** A long step reports every ten seconds that it still runs. */
const patienceMs = 10_000

/**
 * Runs a program without showing its output and returns it; the output matters only on failure.
 * @param {string} step the message for the person at the terminal
 * @param {string} command
 * @param {string[]} words
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number | null, said: string, seconds: number }>}
 */
export function run(step, command, words, options = {}) {
  say(step)
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1_000)
  const patience = setInterval(() => say(`  … ${seconds()} s`), patienceMs)
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    const collect = (chunk) => {
      said = (said + chunk).slice(-20_000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const end = (code) => {
      clearInterval(patience)
      resolve({ code, said, seconds: seconds() })
    }
    child.on('error', (error) => {
      said += error.message
      end(null)
    })
    child.on('close', end)
  })
}
