% SPDX-License-Identifier: Apache-2.0
function y = movstd(x, window, varargin)
% Standard deviation of the elements in a sliding window, of window elements or [before after], normalised by n-1
% or, with a third argument of 1, by n; options as movfun has them ('SamplePoints' too), and 'omitnan'.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
weight = 0; flag = 'includenan';
if ~isempty(varargin) && isnumeric(varargin{1})
    if ~isempty(varargin{1}), weight = varargin{1}; end
    varargin(1) = [];
end
for k = 1:numel(varargin)
    if any(strcmpi(varargin{k}, {'omitnan', 'omitmissing'})), flag = 'omitnan'; end
end
y = slidingWindows(@(v, d) std(v, weight, d, flag), x, window, varargin{:});
end
