% SPDX-License-Identifier: Apache-2.0
function d = duration(varargin)
% A length of time: duration(h, m, s), duration(h, m, s, ms), duration([h m s]), duration('hh:mm:ss'). Options: Format, 'hh:mm:ss', 's', 'm', 'h', 'd', 'y', and of texts
% InputFormat, 'dd:hh:mm:ss', 'hh:mm:ss', 'mm:ss' or 'hh:mm', where .S to .SSSSSSSSS may follow seconds.
% Durations are added, scaled, compared and put in arrays; seconds, minutes, hours, days give numbers.
% Example: d = duration(1, 30, 0); hours(d)
format = 'hh:mm:ss';
input = '';
args = varargin;
if nargin == 1 && isstruct(args{1}) && isfield(args{1}, 'VitrineClass'), d = makeDuration(args{1}.milliseconds, args{1}.format); return, end
at = find(cellfun(@(a) (ischar(a) || isstring(a)) && isscalar(string(a)) && any(strcmpi(a, {'Format', 'InputFormat'})), args), 1);
if ~isempty(at)
    for k = at:2:numel(args) - 1, if strcmpi(args{k}, 'Format'), format = char(args{k + 1}); else, input = char(args{k + 1}); end, end
    args(at:end) = [];
end
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = args{1};
if isa(x, 'duration'), d = makeDuration(objectState(x), format); return, end
if ischar(x) || isstring(x) || iscell(x)
    ms = readDurations(cellstr(x), input);
elseif isscalar(args) && size(x, 2) == 3
    ms = double(x)*[36e5; 6e4; 1e3];
elseif isscalar(args) || numel(args) > 4
    error('MATLAB:duration:InvalidInput', 'Input data must be a numeric matrix with three columns, or three or four numeric arrays.');
else
    args(end + 1:3) = {0};
    ms = double(args{1})*36e5 + double(args{2})*6e4 + double(args{3})*1e3;
    if numel(args) > 3, ms = ms + double(args{4}); end
end
d = makeDuration(ms, format);
end
