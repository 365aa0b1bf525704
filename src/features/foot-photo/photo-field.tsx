import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldFrame } from '#src/ui/field-frame.tsx'
import { CameraIcon } from '#src/ui/icons/camera.tsx'

type Props = {
  label: ReactNode
  /** What was taken, chosen, dropped or pasted. */
  given: File | undefined
  onChoose: (files: FileList | null) => void
  help?: ReactNode
  error: ReactNode
  /** The words by which a phone's own camera takes the photo: its pictures are better than any that a page could take. */
  take?: ReactNode
}

/** A photo to take, to choose, or to drop anywhere on the form. The browser's own control lies unseen over each button. */
export function PhotoField({ label, given, onChoose, help, error, take }: Props) {
  return (
    <FieldFrame label={label} help={help ?? <Trans>Choose a file, or drop one here.</Trans>} error={error}>
      {(ties) => (
        <span className="photo-drop">
          {take !== undefined && (
            <label className="button photo-button">
              <CameraIcon />
              {take}
              <input
                type="file"
                accept="image/*"
                capture="environment"
                onChange={({ target }) => onChoose(target.files)}
              />
            </label>
          )}
          <label className="button button-quiet photo-button">
            <Trans>Choose a photo</Trans>
            <input {...ties} type="file" accept="image/*" onChange={({ target }) => onChoose(target.files)} />
          </label>
          <output htmlFor={ties.id}>{given?.name}</output>
        </span>
      )}
    </FieldFrame>
  )
}
