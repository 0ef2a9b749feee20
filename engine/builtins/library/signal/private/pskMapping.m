% SPDX-License-Identifier: Apache-2.0
function [M, points, o, labels, offset] = pskMapping(who, M, args, o)
% The point of each symbol of phase shift keying, the options, the symbol at each phase and the offset of the phases.
M = checkedAlphabet(who, M, false);
offset = 0;
if ~isempty(args) && isnumeric(args{1})
    if ~isempty(args{1}), offset = double(args{1}); end
    args(1) = [];
end
if ~isscalar(offset) || ~isreal(offset), error(sprintf('comm:%s:Ini_phaseReal', who), 'The phase offset must be a real scalar.'); end
order = 'gray';
if 2^round(log2(M)) ~= M, order = 'bin'; end
[labels, o] = mappingOptions(who, args, M, order, o);
if max(labels) > M - 1, error(sprintf('comm:%s:Mpow2', who), 'M must be in the form of M = 2^K for a Gray order.'); end
k = 0:M - 1;
angles = 2*pi*k'/M;
points = complex(cos(angles + offset), sin(angles + offset));
% Points on an axis have no part of the rounding of pi.
turn = mod(4*(k'/M + offset/(2*pi)), 4);
quarter = abs(turn - round(turn)) < 1e-12;
ends = [1; 1i; -1; -1i];
points(quarter) = ends(mod(round(turn(quarter)), 4) + 1);
points(labels + 1) = points;
end
