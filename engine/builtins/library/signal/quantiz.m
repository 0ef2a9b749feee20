% SPDX-License-Identifier: Apache-2.0
function [index, values, distortion] = quantiz(signal, partition, codebook)
% Levels of a signal: the number of ends in partition below each element, the value of the codebook there, and the mean square of the difference.
% Example: [i, q] = quantiz([0.2 1.4 2.9], [1 2], [0.5 1.5 2.5])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if any(diff(partition(:)) < 0), error('comm:quantiz:InvalidPartition', 'The partition must increase.'); end
index = reshape(sum(signal(:) > partition(:)', 2), size(signal));
if nargin < 3, return, end
if numel(codebook) ~= numel(partition) + 1, error('comm:quantiz:InvalidCodebook', 'The codebook must have one element more than the partition.'); end
values = reshape(codebook(index + 1), 1, []);
distortion = mean((reshape(double(signal), 1, []) - values).^2);
end
