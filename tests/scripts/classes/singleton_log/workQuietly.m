function y = workQuietly(x)
guard = Log.get().quiet();
y = work(x);
end
