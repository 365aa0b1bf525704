import { readFileSync, writeFileSync } from 'node:fs'
import { lineOf, proofOf, proofsBlock, tableOf } from './proofs.ts'
import { provenFeet } from './range.ts'

const paper = 'docs/shoe.md'
const lines = Object.entries(provenFeet).map(([name, foot]) => {
  const line = lineOf(name, proofOf(foot))
  console.log(line)
  return line
})
const before = readFileSync(paper, 'utf8')
writeFileSync(
  paper,
  before.replace(proofsBlock, (_all, start: string, end: string) => `${start}${tableOf(lines)}${end}`),
)
