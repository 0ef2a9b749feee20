% SPDX-License-Identifier: Apache-2.0
function z = qamdemod(y, M, varargin)
% The symbols of quadrature amplitude modulation, each that of the nearest point: the order of qammod, and the pairs OutputType ('integer', 'bit', and of
% each bit the logarithm of the likelihoods of 0 and 1: 'llr', or of the nearest points alone: 'approxllr'), NoiseVariance (1), UnitAveragePower,
% OutputDataType, PlotConstellation.
% Example: z = qamdemod(qammod(0:3, 16), 16)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
M = checkedAlphabet('qamdemod', M, true);
o = struct('OutputType', 'integer', 'UnitAveragePower', false, 'NoiseVariance', 1, 'OutputDataType', '', 'PlotConstellation', false);
[points, o] = qamMapping('qamdemod', M, varargin, o);
switch validatestring(o.OutputType, {'integer', 'bit', 'llr', 'approxllr'}, 'qamdemod')
    case {'integer', 'bit'}
        z = symbolsAsOutput(nearestSymbols(y, points), M, o);
    otherwise
        n = log2(M);
        bits = mod(floor((0:M - 1)./2.^(n - 1:-1:0)'), 2) == 1;
        d = -abs(y(:).' - points).^2/o.NoiseVariance;
        z = zeros(n, numel(y));
        for k = 1:n
            of = {d(~bits(k, :), :), d(bits(k, :), :)};
            top = cellfun(@(v) max(v, [], 1), of, 'UniformOutput', false);
            z(k, :) = top{1} - top{2};
            if strcmpi(o.OutputType, 'llr'), z(k, :) = z(k, :) + log(sum(exp(of{1} - top{1}), 1)) - log(sum(exp(of{2} - top{2}), 1)); end
        end
        z = reshape(z, size(y, 1)*n, []);
end
if o.PlotConstellation, drawConstellation(points, sprintf('%d-QAM', M)); end
end
