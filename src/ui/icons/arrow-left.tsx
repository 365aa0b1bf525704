import { Icon, type IconProps } from './icon.tsx'

/** An arrow to the left: back. */
export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H4M10 6L4 12L10 18" />
    </Icon>
  )
}
