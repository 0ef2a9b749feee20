function r = order(text)
% Keeps the order of calls; with no argument gives it and starts anew.
persistent log
if nargin == 0
    r = log;
    log = '';
else
    log = [log text ' '];
    r = text;
end
end
