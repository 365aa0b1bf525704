import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldFrame } from '#src/ui/field-frame.tsx'

type Props = { file: File | undefined; onChoose: (file: File) => void; error: ReactNode }

/** A photo to choose, or to drop anywhere on the form. */
export function PhotoField({ file, onChoose, error }: Props) {
  return (
    <FieldFrame
      label={<Trans>Photo of a foot from above</Trans>}
      help={<Trans>Choose a file, or drop one here.</Trans>}
      error={error}
    >
      {(ties) => (
        <span className="photo-drop">
          <input
            {...ties}
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) onChoose(chosen)
            }}
          />
          {file && <output htmlFor={ties.id}>{file.name}</output>}
        </span>
      )}
    </FieldFrame>
  )
}
