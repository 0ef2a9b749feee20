% SPDX-License-Identifier: Apache-2.0
function [z, p, k, Ts] = zpkdata(sys, how)
% Zeros and poles of a system as cells, or as vectors: zpkdata(sys, 'v'); its gains and sample time.
% Example: [z, p, k] = zpkdata(tf([1 1], [1 5 6]), 'v')
s = asZeros(systemState('zpkdata', sys));
[z, p, k, Ts] = deal(s.z, s.p, s.k, sum([s.Ts 0]));
if nargin > 1 && isscalar(z), [z, p] = deal(z{1}, p{1}); end
end
