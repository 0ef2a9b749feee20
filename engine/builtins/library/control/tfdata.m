% SPDX-License-Identifier: Apache-2.0
function [num, den, Ts] = tfdata(sys, how)
% The numerators and denominators of a system as cells, or of one with one input and output as vectors: tfdata(sys, 'v'); and the sample time.
% Example: [n, d] = tfdata(tf(1, [1 2]), 'v')
s = asTransfer(systemState('tfdata', sys));
o = objectState(makeSystem(s));
[num, den, Ts] = deal(o.num, o.den, o.Ts);
if nargin > 1 && isscalar(num), [num, den] = deal(num{1}, den{1}); end
end
