import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldFrame } from '#src/ui/field-frame.tsx'
import { CameraIcon } from '#src/ui/icons/camera.tsx'

type Props = {
  label: ReactNode
  /** The photo taken, chosen, dropped or pasted. */
  given: File | undefined
  onChoose: (files: FileList | null) => void
  help?: ReactNode
  error: ReactNode
  /** The label of the button that opens the phone's camera app, whose photos are better than a web page could take. */
  take?: ReactNode
}

/**
 * Takes a photo, chooses one, or receives one dropped anywhere on the form. Each button is covered by an invisible file
 * input.
 */
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
