import { useState } from 'react'
import { getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import { ConfirmLeaveMarks } from '#src/features/foot-photo/confirm-leave-marks.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { AnotherPhoto } from './another-photo.tsx'
import { BrokenPhoto } from './broken-photo.tsx'
import { CorrectedPhoto } from './corrected-photo.tsx'
import { FirstPhoto } from './first-photo.tsx'
import { MeasuredPhoto } from './measured-photo.tsx'
import { getMeasuringActor } from './measuring-actor.ts'
import { PhotoInProgress } from './photo-in-progress.tsx'
import { initialPhotoOptions } from './photo-options.ts'
import type { PhotoPickerProps } from './photo-picker.tsx'
import { PhotoPrompt } from './photo-prompt.tsx'
import { RejectedPhoto } from './rejected-photo.tsx'

/** The photo of the current foot: chosen, measured, asked about, corrected, rejected or reviewed. */
export function PictureStep({ scan }: { scan: FootScan }) {
  const [photoOptions, setPhotoOptions] = useState(() => initialPhotoOptions(getScanDraft(scan.snapshot.context)))
  return (
    <>
      <ConfirmLeaveMarks hand={getMeasuringActor(scan)?.snapshot.context.hand ?? {}} />
      <Moment scan={scan} photoOptions={photoOptions} onPhotoOptionsChange={setPhotoOptions} />
    </>
  )
}

function Moment(picker: PhotoPickerProps) {
  const { scan } = picker
  const is = (tag: Parameters<typeof scan.snapshot.hasTag>[0]) => scan.snapshot.hasTag(tag)
  if (is('correcting')) return <CorrectedPhoto scan={scan} />
  if (is('measuring')) return <PhotoInProgress scan={scan} />
  if (is('asking')) return <PhotoPrompt scan={scan} />
  if (is('broken')) return <BrokenPhoto {...picker} />
  if (is('refused')) return <RejectedPhoto {...picker} />
  if (is('review')) return <MeasuredPhoto scan={scan} />
  if (is('another-photo')) return <AnotherPhoto {...picker} />
  return <FirstPhoto {...picker} />
}
