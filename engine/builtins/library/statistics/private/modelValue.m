% SPDX-License-Identifier: Apache-2.0
function y = modelValue(model, varargin)
% The predictors as one matrix or table, or an array each, which expand.
if isscalar(varargin), y = predict(model, varargin{1}); return, end
s = objectState(model);
names = model.PredictorNames';
if numel(varargin) == numel(s.all), names = s.all; end
if numel(varargin) ~= numel(names)
    error('stats:classreg:regr:ParametricRegression:BadFevalArgs', 'The number of predictor arguments must be %d.', numel(names));
end
size_ = [1 1];
for k = 1:numel(varargin), if ~isscalar(varargin{k}), size_ = size(varargin{k}); end, end
T = table();
for k = 1:numel(varargin)
    v = varargin{k};
    if ischar(v), v = {v}; end
    if isscalar(v), v = repmat(v, size_); end
    T.(names{k}) = v(:);
end
y = reshape(predict(model, T), size_);
end
