% SPDX-License-Identifier: Apache-2.0
% Channels, one above the other.
rng(17)
stackedplot((0:199)/100, cumsum(randn(200, 3)), 'DisplayLabels', {'x', 'y', 'z'})
xlabel('time (s)')
