import { Icon, type IconProps } from './icon.tsx'

/** An arrow to the right: forward. */
export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12H20M14 6L20 12L14 18" />
    </Icon>
  )
}
