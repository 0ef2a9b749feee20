% SPDX-License-Identifier: Apache-2.0
function d = digitalFilterObject(band, kind, method, c, v)
% A filter of designfilt as an object of class digitalFilter: c are taps or second-order sections.
p = struct('Coefficients', c, 'FrequencyResponse', band, 'ImpulseResponse', kind, 'SampleRate', v.SampleRate);
for f = fieldnames(v)'
    if ~isempty(v.(f{1})) && ~any(strcmp(f{1}, {'SampleRate', 'DesignMethod', 'ScalePassband'})), p.(f{1}) = v.(f{1}); end
end
p.DesignMethod = method;
if ~isfield(p, 'FilterOrder'), p.FilterOrder = orderOf(kind, c); end
of = @(f) @(d, varargin) withFraction(f, d, varargin);
d = makeObject('digitalFilter', p, struct('kind', kind, 'c', c), struct('filter', @filtered, 'filtfilt', @filteredTwice, 'freqz', of(@freqz), 'phasez', of(@phasez), ...
    'grpdelay', of(@grpdelay), 'impz', of(@impz), 'stepz', of(@stepz), 'zplane', @drawn, 'tf', @fraction, 'zpk', @zeroPoles, 'ss', @stateSpace, 'filtord', @(d) orderOf(d.ImpulseResponse, d.Coefficients), ...
    'isstable', @stable, 'isfir', @(d) strcmp(d.ImpulseResponse, 'fir'), 'islinphase', @(d) strcmp(d.ImpulseResponse, 'fir') && islinphase(d.Coefficients, 1), ...
    'isdouble', @(d) true, 'issingle', @(d) false, 'info', @told, 'isempty', @(d) false, 'fftfilt', @(d, x, varargin) fftfilt(d.Coefficients, x, varargin{:}), 'disp', @shown));
end

function n = orderOf(kind, c)
if strcmp(kind, 'fir'), n = numel(c) - 1; else, n = sum(1 + (c(:, 6) ~= 0)); end
end

function y = filtered(d, x, varargin)
if strcmp(d.ImpulseResponse, 'fir'), y = filter(d.Coefficients, 1, x); else, y = sosfilt(d.Coefficients, x); end
end

function y = filteredTwice(d, x)
c = d.Coefficients;
if strcmp(d.ImpulseResponse, 'iir') && size(c, 1) == 1, y = filtfilt(c(1:3), c(4:6), x); else, y = filtfilt(c, 1, x); end
end

function [b, a] = fraction(d)
if strcmp(d.ImpulseResponse, 'fir'), b = d.Coefficients; a = 1; else, [b, a] = sos2tf(d.Coefficients); end
end

function [z, p, k] = zeroPoles(d)
if strcmp(d.ImpulseResponse, 'fir'), [z, p, k] = tf2zpk(d.Coefficients, 1); else, [z, p, k] = sos2zp(d.Coefficients); end
end

function [A, B, C, D] = stateSpace(d)
[b, a] = fraction(d);
[A, B, C, D] = tf2ss(b, a);
end

function varargout = withFraction(f, d, args)
[b, a] = fraction(d);
if numel(args) == 2 && ischar(args{1}), args = [{[]}, args]; end
if isequal(f, @freqz) && strcmp(d.ImpulseResponse, 'iir') && size(d.Coefficients, 1) > 1, [varargout{1:nargout}] = freqz(d.Coefficients, args{:});
else, [varargout{1:nargout}] = f(b, a, args{:}); end
end

function varargout = drawn(d)
[z, p] = zeroPoles(d);
[varargout{1:nargout}] = zplane(z, p);
end

function tf = stable(d)
if strcmp(d.ImpulseResponse, 'fir'), tf = true; else, tf = isstable(d.Coefficients); end
end

function varargout = told(d)
c = d.Coefficients;
if strcmp(d.ImpulseResponse, 'fir')
    yes = {'No', 'Yes'};
    t = {'FIR Digital Filter (real)', '-------------------------', sprintf('Filter Length  : %d', numel(c)), 'Stable         : Yes', ...
        ['Linear Phase   : ' yes{1 + islinphase(c, 1)}]};
else
    yes = {'No', 'Yes'};
    t = {'IIR Digital Filter (real)', '-------------------------', sprintf('Number of Sections  : %d', size(c, 1)), ['Stable              : ' yes{1 + stable(d)}], 'Linear Phase        : No'};
end
t = [t, {'', ['Design Method : ' d.DesignMethod]}];
if nargout > 0, varargout{1} = char(t); else, fprintf('%s\n', t{:}); end
end

function shown(d)
c = d.Coefficients;
fprintf(' digitalFilter with properties:\n\n         Coefficients: [%d%s%d double]\n\n   Specifications:\n', size(c, 1), char(215), size(c, 2));
names = {'FrequencyResponse', 'ImpulseResponse', 'SampleRate'};
rest = setdiff(fieldnames(d)', [names, {'Coefficients', 'DesignMethod'}], 'stable');
for name = [names, rest, {'DesignMethod'}]
    v = d.(name{1});
    if ischar(v), v = ['''' v '''']; elseif isnumeric(v) && isscalar(v), v = sprintf('%g', v); else, v = sprintf('[%d%s%d %s]', size(v, 1), char(215), size(v, 2), class(v)); end
    fprintf('%21s: %s\n', name{1}, v);
end
fprintf('\n');
end
