% SPDX-License-Identifier: Apache-2.0
function [C, order] = confusionmat(known, predicted, varargin)
% Confusion matrix: row i, column j counts the observations of group i that were put into group j; order lists the groups ('Order' sets it).
% Example: C = confusionmat([1 1 2 2], [1 2 2 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('confusionmat', varargin, struct('Order', []));
if ischar(known), known = cellstr(known); predicted = cellstr(predicted); end
if numel(known) ~= numel(predicted), error('stats:confusionmat:InputSizeMismatch', 'The inputs must have the same length.'); end
order = o.Order;
if isempty(order), order = unique([known(:); predicted(:)]); end
if isnumeric(order) || islogical(order), order = order(~isnan(double(order))); end
order = order(:);
[a, i] = ismember(known(:), order);
[b, j] = ismember(predicted(:), order);
keep = a & b;
C = accumarray([i(keep), j(keep)], 1, [numel(order), numel(order)]);
end
