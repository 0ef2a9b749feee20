% SPDX-License-Identifier: Apache-2.0
% Lines of equal height, each at its height.
contour3(peaks(50), 20), title('contour3')
