function r = done(f)
f();
r = 'done';
end
