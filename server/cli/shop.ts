import { runShopCommand } from './run-shop-command.ts'

const { said, isError } = await runShopCommand(process.argv.slice(2), process.env)
;(isError ? process.stderr : process.stdout).write(`${said}\n`)
process.exitCode = isError ? 1 : 0
