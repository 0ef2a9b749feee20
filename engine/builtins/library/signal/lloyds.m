% SPDX-License-Identifier: Apache-2.0
function [partition, codebook, distortion, change] = lloyds(samples, codebook, tolerance, varargin)
% The partition and codebook that quantize samples with the least mean square: lloyds(samples, first codebook), (samples, length of the codebook),
% (…, tolerance of the change, 1e-7). distortion: that mean square; change: how it changed last.
% Example: [p, c] = lloyds([0 0.1 0.9 1], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(tolerance), tolerance = 1e-7; end
samples = double(samples(:)');
[low, high] = bounds(samples);
if isscalar(codebook)
    if codebook < 1 || codebook ~= fix(codebook), error('comm:lloyds:InvalidLength', 'The length of the codebook must be a positive integer.'); end
    codebook = low + (high - low)*(2*(1:codebook) - 1)/(2*codebook);
else
    codebook = sort(reshape(double(codebook), 1, []));
end
distortion = Inf;
while true
    partition = (codebook(1:end - 1) + codebook(2:end))/2;
    index = quantiz(samples, partition) + 1;
    before = distortion;
    distortion = mean((samples - codebook(index)).^2);
    change = before - distortion;
    if isfinite(change), change = change/max(distortion, realmin); end
    if change <= tolerance || distortion <= eps*max(1, max(abs([low high]))), break, end
    counts = accumarray(index', 1, [numel(codebook) 1])';
    sums = accumarray(index', samples', [numel(codebook) 1])';
    codebook(counts > 0) = sums(counts > 0)./counts(counts > 0);
end
end
