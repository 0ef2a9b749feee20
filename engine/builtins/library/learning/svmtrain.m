% SPDX-License-Identifier: Apache-2.0
function s = svmtrain(X, y, varargin)
% A support vector machine for two classes as older code makes it: a struct for svmclassify. Options: kernel_function ('linear', 'rbf', 'polynomial', 'quadratic'),
% rbf_sigma (1), polyorder (3), boxconstraint (1), autoscale (true). Newer code uses fitcsvm.
% Example: s = svmtrain([1 2; 2 1; 8 9; 9 8], [1 1 2 2]'); svmclassify(s, [7 7])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = struct('kernel_function', 'linear', 'rbf_sigma', 1, 'polyorder', 3, 'boxconstraint', 1, 'autoscale', true, 'method', 'SMO', 'options', [], 'showplot', false, ...
    'kktviolationlevel', 0, 'tolkkt', 1e-3, 'kernelcachelimit', 5000);
for k = 1:2:numel(varargin) - 1, o.(validatestring(lower(varargin{k}), fieldnames(o), 'svmtrain')) = varargin{k + 1}; end
kernel = lower(char(o.kernel_function));
if strcmp(kernel, 'quadratic'), [kernel, o.polyorder] = deal('polynomial', 2); end
scale = 1;
if strcmp(kernel, 'rbf'), scale = sqrt(2)*o.rbf_sigma; end
m = fitcsvm(X, y, 'KernelFunction', kernel, 'KernelScale', scale, 'PolynomialOrder', o.polyorder, 'BoxConstraint', o.boxconstraint, 'Standardize', logical(o.autoscale));
s = struct('SupportVectors', m.SupportVectors, 'Alpha', m.Alpha.*m.SupportVectorLabels, 'Bias', m.Bias, 'KernelFunction', kernel, 'GroupNames', {y}, ...
    'SupportVectorIndices', find(m.IsSupportVector), 'model', m);
end
