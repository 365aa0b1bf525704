import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldFrame } from '#src/ui/field-frame.tsx'

type Props = {
  label: ReactNode
  /** What was dropped; what was chosen is named by the control itself. */
  dropped: File | undefined
  onChoose: (file: File) => void
  error: ReactNode
}

/** A photo to choose, or to drop anywhere on the form. */
export function PhotoField({ label, dropped, onChoose, error }: Props) {
  return (
    <FieldFrame label={label} help={<Trans>Choose a file, or drop one here.</Trans>} error={error}>
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
          {dropped && <output htmlFor={ties.id}>{dropped.name}</output>}
        </span>
      )}
    </FieldFrame>
  )
}
