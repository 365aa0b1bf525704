import { useState } from 'react'
import { draftOf } from '#machines/foot-scan/scan-steps.ts'
import { KeepMarks } from '#src/features/foot-photo/keep-marks.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { AnotherPhoto } from './another-photo.tsx'
import { AskedPhoto } from './asked-photo.tsx'
import { BrokenPhoto } from './broken-photo.tsx'
import { CorrectedPhoto } from './corrected-photo.tsx'
import { FirstPhoto } from './first-photo.tsx'
import type { Giving } from './give-photo.tsx'
import { MeasuredPhoto } from './measured-photo.tsx'
import { toldAtFirst } from './photo-told.ts'
import { PhotoUnderWay } from './photo-under-way.tsx'
import { RefusedPhoto } from './refused-photo.tsx'
import { workOf } from './work-of.ts'

/** A photo of the foot whose turn it is: given, measured, asked about, corrected, refused or looked at. */
export function PictureStep({ scan }: { scan: FootScan }) {
  const [told, setTold] = useState(() => toldAtFirst(draftOf(scan.snapshot.context)))
  return (
    <>
      <KeepMarks hand={workOf(scan)?.snapshot.context.hand ?? {}} />
      <Moment scan={scan} told={told} onTold={setTold} />
    </>
  )
}

function Moment(giving: Giving) {
  const { scan } = giving
  const is = (tag: Parameters<typeof scan.snapshot.hasTag>[0]) => scan.snapshot.hasTag(tag)
  if (is('correcting')) return <CorrectedPhoto scan={scan} />
  if (is('measuring')) return <PhotoUnderWay scan={scan} />
  if (is('asking')) return <AskedPhoto scan={scan} />
  if (is('broken')) return <BrokenPhoto {...giving} />
  if (is('refused')) return <RefusedPhoto {...giving} />
  if (is('review')) return <MeasuredPhoto scan={scan} />
  if (is('another-photo')) return <AnotherPhoto {...giving} />
  return <FirstPhoto {...giving} />
}
