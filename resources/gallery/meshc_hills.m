% SPDX-License-Identifier: Apache-2.0
% A mesh over its contour.
meshc(peaks(30)), title('meshc')
