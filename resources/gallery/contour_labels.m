% SPDX-License-Identifier: Apache-2.0
% Lines of equal height with their numbers.
[C, h] = contour(peaks(60), 10);
clabel(C, h)
title('Heights of peaks')
