import { runShopCommand } from './run-shop-command.ts'

const { said, isFault } = await runShopCommand(process.argv.slice(2), process.env)
;(isFault ? process.stderr : process.stdout).write(`${said}\n`)
process.exitCode = isFault ? 1 : 0
