import { readFileSync, writeFileSync } from 'node:fs'
import { formatProof, formatTable, proofsBlock, proveFoot } from './proofs.ts'
import { measuredRangeFeet } from './range.ts'

const paper = 'docs/shoe.md'
const lines = Object.entries(measuredRangeFeet).map(([name, foot]) => {
  const line = formatProof(name, proveFoot(foot))
  console.log(line)
  return line
})
const before = readFileSync(paper, 'utf8')
writeFileSync(
  paper,
  before.replace(proofsBlock, (_all, start: string, end: string) => `${start}${formatTable(lines)}${end}`),
)
