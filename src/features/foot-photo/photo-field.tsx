import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldFrame } from '#src/ui/field-frame.tsx'
import { CameraIcon } from '#src/ui/icons/camera.tsx'

type Props = {
  label: ReactNode
  /** What was dropped; what was chosen is named by the control itself. */
  dropped: File | undefined
  onChoose: (files: FileList | null) => void
  help?: ReactNode
  error: ReactNode
  /** The words by which a phone's own camera takes the photo: its pictures are better than any that a page could take. */
  take?: ReactNode
}

/** A photo to take, to choose, or to drop anywhere on the form. */
export function PhotoField({ label, dropped, onChoose, help, error, take }: Props) {
  return (
    <FieldFrame label={label} help={help ?? <Trans>Choose a file, or drop one here.</Trans>} error={error}>
      {(ties) => (
        <span className="photo-drop" data-takes={take !== undefined || undefined}>
          {take !== undefined && (
            <label className="button photo-take">
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
          <input {...ties} type="file" accept="image/*" onChange={({ target }) => onChoose(target.files)} />
          {dropped && <output htmlFor={ties.id}>{dropped.name}</output>}
        </span>
      )}
    </FieldFrame>
  )
}
