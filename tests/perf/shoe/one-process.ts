import { parseArgs } from 'node:util'
import { binaryStl } from '#domain/shoe/files/binary-stl.ts'
import { glb } from '#domain/shoe/files/glb.ts'
import { threeMf } from '#domain/shoe/files/three-mf.ts'
import type { Mesh } from '#domain/shoe/geometry/mesh.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { levels, uppers } from '#domain/shoe/shoe-request.ts'
import { loadSimplify } from '#server/shoes/load-simplify.ts'
import { median } from '../median.ts'
import { type LastName, type ShoeMakingReport, toShoeRequest } from './making-case.ts'

/** Makes one shoe several times and prints the cost; in its own process, so that its memory is measured alone. */
const { positionals } = parseArgs({ allowPositionals: true })
const upper = uppers.find((one) => one === positionals[0])
const level = levels.find((one) => one === positionals[1])
const runs = Number(positionals[2])
if (!upper || !level || !(runs > 0)) throw new Error('one-process.ts UPPER LEVEL RUNS')
const order = toShoeRequest(upper, level)

let trianglesBefore = 0
const simplifyAlone = level === 'print' ? await loadSimplify() : undefined
const simplify =
  simplifyAlone &&
  ((mesh: Mesh) => {
    trianglesBefore = mesh.triangles.length / 3
    return simplifyAlone(mesh)
  })

function makeOnce() {
  const worked = process.cpuUsage()
  const startedAt = performance.now()
  const made = makeShoe(order, { simplify })
  const wallMs = performance.now() - startedAt
  const { user, system } = process.cpuUsage(worked)
  if (!made.ok) throw new Error(`${upper} ${level}: ${made.code}`)
  return { ...made.value, wallMs, processorMs: (user + system) / 1_000 }
}

const first = makeOnce()
const { shoe, report } = first
const look = { colour: 'black', name: upper } as const
const bytes = {
  stl: binaryStl(shoe).byteLength,
  threeMf: threeMf(shoe, look).byteLength,
  glb: glb(shoe, look).byteLength,
}
const peakMb = process.resourceUsage().maxRSS / 1_024
const later = Array.from({ length: runs }, () => {
  const { processorMs, wallMs } = makeOnce()
  return { processorMs, wallMs }
})
const making: ShoeMakingReport = {
  firstProcessorMs: first.processorMs,
  processorMs: median(later.map(({ processorMs }) => processorMs)),
  wallMs: median(later.map(({ wallMs }) => wallMs)),
  peakMb,
  trianglesBefore: trianglesBefore || report.triangles,
  triangles: report.triangles,
  bytes,
  deviationMm: Object.fromEntries(
    Object.entries(report.last).map(([name, { made, wanted }]) => [name, made - wanted]),
  ) as Record<LastName, number>,
}
process.stdout.write(JSON.stringify(making))
