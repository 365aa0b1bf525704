import { Drawing, type DrawingProps } from './drawing.tsx'

/** A sheet on which everything chosen is written down. */
export function OrderSheet(props: DrawingProps) {
  return (
    <Drawing box="300 320" {...props}>
      <path d="M70 26H230V294L214 284L198 294L182 284L166 294L150 284L134 294L118 284L102 294L86 284L70 294Z" />
      <path className="quiet" d="M126 84H204M126 132H204M126 180H184M94 236H204" />
      <path className="accent" d="M94 84L101 91L113 76M94 132L101 139L113 124M94 180L101 187L113 172" />
    </Drawing>
  )
}
