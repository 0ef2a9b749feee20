% SPDX-License-Identifier: Apache-2.0
% A mesh with a curtain.
meshz(peaks(30)), title('meshz')
