% SPDX-License-Identifier: Apache-2.0
% Directions of the wind.
rng(12)
polarhistogram(mod(0.8*randn(1, 500) + [zeros(1, 300), pi*ones(1, 200)], 2*pi), 18)
title('Wind')
