import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'

/** A link that can be read, selected, and copied where the browser allows it. */
export function CopyLink({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false)
  const { clipboard } = navigator as { clipboard?: Clipboard }
  return (
    <div className="copy-link">
      <Field
        label={<Trans>Link for your phone</Trans>}
        help={<Trans>For a phone that reads no codes: send it to yourself.</Trans>}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      {clipboard && (
        <Button
          look="quiet"
          onClick={() =>
            void clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
        </Button>
      )}
    </div>
  )
}
