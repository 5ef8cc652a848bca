import { slack } from '../box';
import type { Size } from './model';

export const isSideways = ({ w, h }: Size): boolean => w > h;
export const turned = ({ w, h }: Size): Size => ({ w: h, h: w });
export const upright = (size: Size): Size => (isSideways(size) ? turned(size) : size);

export const fitsInto = (inner: Size, outer: Size): boolean =>
  inner.w <= outer.w + slack && inner.h <= outer.h + slack;
