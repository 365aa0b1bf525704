import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CartNews as News } from '#machines/cart/cart.types.ts'
import { Button } from '#src/ui/button.tsx'

type Props = { news: News | undefined; isBusy: boolean; trouble: string | undefined; onUndo: () => void }

/** What was done last. What was pressed is gone; whoever reads goes on at what came of it. */
export function CartNews({ news, isBusy, trouble, onUndo }: Props) {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (news) told.current?.focus()
  }, [news])
  return (
    <div className="cart-news">
      <p ref={told} role="status" tabIndex={-1}>
        {news && <Told kind={news.kind} />}
      </p>
      {(news?.kind === 'removed' || news?.kind === 'forgotten') && (
        <Button look="quiet" isBusy={isBusy} onClick={onUndo}>
          <Trans>Put it back</Trans>
        </Button>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </div>
  )
}

function Told({ kind }: Pick<News, 'kind'>) {
  if (kind === 'removed') return <Trans>The pair is removed from the cart.</Trans>
  if (kind === 'forgotten') return <Trans>The pair is removed.</Trans>
  if (kind === 'put_back') return <Trans>The pair is in the cart again.</Trans>
  if (kind === 'saved') return <Trans>The pair is saved for later.</Trans>
  return <Trans>The pair is in the cart.</Trans>
}
