import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fitPaper, plotFolder, writtenPaper } from './fit-paper/paper.ts'
import { fitPlots } from './fit-paper/plots.ts'

writeFileSync(fitPaper, writtenPaper(readFileSync(fitPaper, 'utf8')))
mkdirSync(plotFolder, { recursive: true })
for (const [name, svg] of Object.entries(fitPlots())) writeFileSync(`${plotFolder}/${name}`, svg)
