import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isUntouched } from '#domain/design/design-file.ts'
import { stepMissing } from '#domain/design/step-missing.ts'
import { colourWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useDesignName } from '../choose/use-design-name.ts'
import { openHere } from '../device/device-designs.ts'

/** The open design of this device and a link to continue it; nothing if nothing was chosen. */
export function PendingDraft({ besides }: { besides: readonly string[] }) {
  const { i18n } = useLingui()
  const getDesignName = useDesignName()
  const [design] = useState(openHere)
  if (!design || isUntouched(design) || besides.includes(design.id)) return null
  const name = getDesignName(design)
  const [upper, colour] = [i18n._(upperWords[design.upper]), i18n._(colourWords[design.colour])]
  return (
    <div className="pending-draft">
      <Notice heading={<Trans>Your design waits</Trans>}>
        <p className="any-length">
          <Trans>
            {name}: {upper}, {colour}
          </Trans>
        </p>
        <Link to={stepMissing(design)} className="text-link text-link-alone">
          <Trans>Finish it</Trans>
        </Link>
      </Notice>
    </div>
  )
}
