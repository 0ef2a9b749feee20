% SPDX-License-Identifier: Apache-2.0
function [s, o] = stateTransitions(name, x, args, more)
% Transitions of a signal between two states, for the functions that measure pulses: x with args (fs
% or times, then names and values; more has those of the caller with their defaults). s has low and
% high level, the reference levels, and for each transition its sign, the times at which it crosses
% the references, and the samples between which it leaves the one state and reaches the other.
if ~isfloat(x) || ~isvector(x) || ~isreal(x) || numel(x) < 2
    error(['MATLAB:' name ':expectedVector'], 'Expected X to be a vector.');
end
x = x(:);
t = (1:numel(x))';
if ~isempty(args) && isnumeric(args{1})
    if isscalar(args{1})
        if args{1} <= 0, error(['MATLAB:' name ':expectedPositive'], 'Expected Fs to be positive.'); end
        t = (t - 1)/args{1};
    elseif numel(args{1}) == numel(x)
        t = args{1}(:);
        if any(diff(t) <= 0), error(['MATLAB:' name ':expectedIncreasing'], 'Expected T to be increasing.'); end
    else
        error(['signal:' name ':InvalidTimeLength'], 'The times must be as many as the samples.');
    end
    args(1) = [];
end
if mod(numel(args), 2) ~= 0
    error(['signal:' name ':NameValuePairs'], 'Name-value arguments must come in pairs.');
end
o = more;
o.StateLevels = [];
o.Tolerance = 2;
if ~isfield(o, 'PercentReferenceLevels'), o.PercentReferenceLevels = [10 90]; end
o.MidPercentReferenceLevel = 50;
for k = 1:2:numel(args), o.(validatestring(args{k}, fieldnames(o)', name)) = args{k + 1}; end
levels = o.StateLevels;
if isempty(levels), levels = statelevels(x); end
span = levels(2) - levels(1);
if ~(span > 0), error(['signal:' name ':InvalidStateLevels'], 'The high state level must be greater than the low one.'); end
at = @(percent) levels(1) + span*percent/100;
s = struct('x', x, 't', t, 'levels', levels, 'lower', at(o.PercentReferenceLevels(1)), ...
    'upper', at(o.PercentReferenceLevels(2)), 'middle', at(o.MidPercentReferenceLevel), ...
    'sign', zeros(0, 1), 'low', zeros(0, 1), 'mid', zeros(0, 1), 'high', zeros(0, 1), 'from', zeros(0, 1), 'to', zeros(0, 1));
state = (x >= at(100 - o.Tolerance)) - (x <= at(o.Tolerance));
known = find(state);
turn = find(diff(state(known)) ~= 0);
for k = turn'
    from = known(k);
    to = known(k + 1);
    up = state(to);
    part = from:to;
    s.sign(end + 1, 1) = up;
    s.mid(end + 1, 1) = crossing(t(part), up*x(part), up*s.middle, 'first');
    if up > 0
        s.low(end + 1, 1) = crossing(t(part), x(part), s.lower, 'last');
        s.high(end + 1, 1) = crossing(t(part), x(part), s.upper, 'first');
    else
        s.low(end + 1, 1) = crossing(t(part), -x(part), -s.lower, 'first');
        s.high(end + 1, 1) = crossing(t(part), -x(part), -s.upper, 'last');
    end
    s.from(end + 1, 1) = from;
    s.to(end + 1, 1) = to;
end
end

function c = crossing(t, x, level, which)
% When x rises through a level, between its samples on a line.
k = find(x(1:end - 1) < level & x(2:end) >= level, 1, which);
if isempty(k), c = NaN; return, end
c = t(k) + (t(k + 1) - t(k))*(level - x(k))/(x(k + 1) - x(k));
end
